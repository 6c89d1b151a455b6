/** The engines of a course's folder, by the manifests that students hand in from all systems. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { enginesIn, type Found } from '../../src/cli/course/folder.ts'
import { ENCODINGS } from '../text-bytes.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'poly-y-manifests-'))
afterAll(() => rmSync(folder, { recursive: true }))
let count = 0

function handed(file: string, content: Uint8Array | string): Found {
  const course = path.join(folder, String(count++))
  mkdirSync(path.join(course, 'mine'), { recursive: true })
  writeFileSync(path.join(course, 'mine', file), content)
  return enginesIn(course)[0]
}

const MANIFEST = '{ "command": "python3 żółw.py" }'
const START = { command: 'python3 żółw.py', protocol: 'gtp' }

describe('a manifest', () => {
  it.each(ENCODINGS)('is read in %s', (_, encoded) => {
    expect(handed('engine.json', encoded(MANIFEST))).toMatchObject({ start: START })
  })

  it.each(['ENGINE.JSON', 'Engine.json'])('may be called %s', (file) => {
    expect(handed(file, MANIFEST)).toMatchObject({ start: START })
  })

  it('that is no text is one fault, which tells that', () => {
    expect(handed('engine.json', Buffer.from(MANIFEST, 'latin1').fill(0xff, 16, 18))).toMatchObject({
      fault: expect.stringMatching(/it is not text in UTF-8 or UTF-16$/) as string,
    })
  })
})
