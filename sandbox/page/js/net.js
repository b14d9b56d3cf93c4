// Talking to the stand-in: the control interface and the socket with what happens.

export class Refusal extends Error {
  constructor(message, status, body) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

export async function call(method, path, body) {
  const response = await fetch(`/control/${path}`, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const data = await response.json();
  if (!response.ok) throw new Refusal(data.error ?? response.statusText, response.status, data);
  return data;
}

export const post = (path, body) => call("POST", path, body);

export function get(path, query = {}) {
  return call("GET", `${path}?${new URLSearchParams(query)}`);
}

/** Keep a socket open for ever; tell about each event and about losing the connection. */
export function listen(onEvent, onLost) {
  let pause = 250;
  const connect = () => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/socket`);
    socket.onopen = () => (pause = 250);
    socket.onmessage = (message) => onEvent(JSON.parse(message.data));
    socket.onclose = () => {
      onLost();
      setTimeout(connect, pause);
      pause = Math.min(pause * 2, 4000);
    };
  };
  connect();
}
