/** The plain search by playouts and its native twin, written apart from it: the same trees. */
import { expect, test } from 'vitest'
import { nativeLines, plainFinding } from '../../bench/native-playouts.ts'
import { withNative } from '../../bench/native.ts'

test.for([300, 2000])('%i playouts find the same in C++ on every board', (playouts, { skip }) => {
  const lines = withNative('playouts.cpp', (program) => nativeLines(program(String(playouts))))
  if (lines === null) return skip('there is no g++ here')
  expect(lines).toHaveLength(6)
  for (const { size, found } of lines) expect(plainFinding(size, playouts), `board ${size}`).toEqual(found)
})
