import { io, type Socket } from 'socket.io-client'

/** A socket as the shop's pages open it, once it stands; `heard` grows with every `order:updated`. Refused: what the server says. */
export async function openSocket(
  url: string,
  auth: Record<string, unknown>,
  extraHeaders: Record<string, string> = {},
): Promise<{ socket: Socket; heard: unknown[] }> {
  const socket = io(url, { path: '/socket/', auth, extraHeaders, transports: ['websocket'], reconnection: false, forceNew: true })
  const heard: unknown[] = []
  socket.on('order:updated', (payload) => heard.push(payload))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return { socket, heard }
}
