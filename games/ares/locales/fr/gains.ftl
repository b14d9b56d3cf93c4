# Ce que rapporte une action, comme raison d’un conseil : après un plus ou un moins.

gain-made-mc = { stock-mc } par production
gain-made-heat = { stock-heat } par production
gain-made-plant = { stock-plant } par production
gain-made-card = { stock-card } par production
gain-lasting = { $n ->
    [one] { $n } effet durable
   *[other] { $n } effets durables
}
