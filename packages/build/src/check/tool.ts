import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from '../workspace.ts'

export interface ToolRun {
  ok: boolean
  output: string
}

/** Runs a tool of node_modules/.bin (or a file of ours with `node`) at the root. `quiet` keeps the output for the caller. */
export function tool(
  name: string,
  args: readonly string[],
  { quiet = false, env = {} }: { quiet?: boolean; env?: Record<string, string> } = {},
): Promise<ToolRun> {
  const bin = path.join(root, 'node_modules/.bin')
  const child = spawn(path.join(bin, name), args, {
    cwd: root,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH']}`, ...env },
  })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}
