/**
 * `npm run release:checksums`: the SHA-256 sums of the files in out/release, as SHA256SUMS beside them, for `sha256sum
 * --check`.
 */
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { ROOT } from './build.mjs'

const folder = process.argv[2] ?? path.join(ROOT, 'out/release')
const names = existsSync(folder)
  ? readdirSync(folder)
      .filter((name) => name !== 'SHA256SUMS')
      .sort()
  : []
if (names.length === 0) {
  console.error(`There is nothing to release in ${folder}.`)
  process.exit(1)
}
const lines = []
for (const name of names) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path.join(folder, name)), hash)
  lines.push(`${hash.digest('hex')}  ${name}\n`)
}
writeFileSync(path.join(folder, 'SHA256SUMS'), lines.join(''))
console.log(`SHA256SUMS has the sums of ${names.length} files`)
