#!/usr/bin/env node
/** The command line: `npm run -s polyy -- <command>` in a clone, `polyy <command>` where the package is installed. */
import { FAILED } from './input.ts'
import { runCommand } from './program.ts'

/** A reader that has gone (`| head`) is no fault: there is nothing left to do. A full disk is one. */
function stopWhenNobodyReads(stream: NodeJS.WriteStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit()
    process.stderr.write(`polyy: cannot write: ${error.message}\n`)
    process.exit(FAILED)
  })
}

stopWhenNobodyReads(process.stdout)
stopWhenNobodyReads(process.stderr)
await runCommand(process.argv.slice(2))
