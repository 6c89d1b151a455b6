#!/usr/bin/env node
/**
 * A stand-in for fpm, the tool with which electron-builder makes a .deb and which it would download: takes the same
 * arguments, and lets dpkg-deb do the work. Knows only what electron-builder passes.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

const text = { type: 'string' }
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    force: { type: 'boolean' },
    source: { ...text, short: 's' },
    target: { ...text, short: 't' },
    depends: { ...text, short: 'd', multiple: true },
    'deb-recommends': { ...text, multiple: true },
    ...Object.fromEntries(
      ['deb-compression', 'deb-priority', 'architecture', 'after-install', 'after-remove'].map((name) => [name, text]),
    ),
    ...Object.fromEntries(
      ['description', 'version', 'package', 'name', 'maintainer', 'vendor', 'url'].map((name) => [name, text]),
    ),
  },
})
if (values.source !== 'dir' || values.target !== 'deb')
  throw new Error(`this makes a deb of folders, not ${values.target} of ${values.source}`)

const folder = mkdtempSync(path.join(tmpdir(), 'poly-y-deb-'))
for (const mapping of positionals) {
  const [from, to] = mapping.split('=')
  cpSync(from, path.join(folder, to), { recursive: true, verbatimSymlinks: true })
}
const control = {
  Package: values.name,
  Version: values.version,
  Architecture: values.architecture,
  Maintainer: values.maintainer,
  Priority: values['deb-priority'],
  Depends: values.depends.join(', '),
  Recommends: values['deb-recommends'].join(', '),
  Homepage: values.url,
  Description: values.description.trim(),
}
mkdirSync(path.join(folder, 'DEBIAN'))
writeFileSync(
  path.join(folder, 'DEBIAN/control'),
  Object.entries(control)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join(''),
)
cpSync(values['after-install'], path.join(folder, 'DEBIAN/postinst'))
cpSync(values['after-remove'], path.join(folder, 'DEBIAN/postrm'))
execFileSync('chmod', ['-R', 'u=rwX,go=rX', folder])
execFileSync('chmod', ['755', path.join(folder, 'DEBIAN/postinst'), path.join(folder, 'DEBIAN/postrm')])
// A quick compression instead of the one asked for.
execFileSync('dpkg-deb', ['--root-owner-group', '-Zgzip', '-z1', '--build', folder, values.package], {
  stdio: 'inherit',
})
rmSync(folder, { recursive: true })
