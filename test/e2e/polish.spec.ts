/** Each page in Polish: no English word is left, in sight or for screen readers. */
import { expect, test, type AppPage } from './app.ts'
import { polish } from './atlas/polish.ts'

async function expectPolish(app: AppPage): Promise<void> {
  await app.expectLoaded()
  expect(await polish(app)).toEqual([])
}

test.use({ locale: 'pl-PL' })

test('Play, through a game with its dialogs', async ({ app }) => {
  await app.open()
  await expectPolish(app)
  for (const name of ['Nowa partia', 'Ustaw pozycję', 'Ustawienia', 'Zasady i klawisze']) {
    if (name === 'Ustaw pozycję') {
      await app.button('Więcej').click()
      await expectPolish(app)
      await app.page.getByRole('menuitem', { name }).click()
    } else await app.button(name).click()
    await expect(app.page.getByRole('dialog')).toBeVisible()
    if (name === 'Nowa partia') await app.page.getByText('Dwa komputery').click()
    await expectPolish(app)
    await app.page.keyboard.press('Escape')
    await expect(app.page.getByRole('dialog')).toHaveCount(0)
  }
  await app.button('Silnik').click()
  await app.choose('Niebieski: kto gra', 'NegaScout')
  await app.page.getByLabel('Niebieski: ograniczenie czasem').check()
  await app.choose('Niebieski: czas na ruch', '30 s na ruch')
  await app.page.locator('summary').click()
  await app.node('c3').click()
  await expect(app.headline).toHaveText(/^Niebieski myśli, głębokość \d+$/)
  await expectPolish(app)
  await app.page.keyboard.press('Escape')
  await expect(app.headline).toHaveText('Niebieski czeka')
  await app.page.keyboard.press('c')
  await expect(app.button('Zagraj teraz')).toBeEnabled()
  await app.button('Zagraj teraz').click()
  await expect(app.headline).toHaveText('Czerwony · twój ruch')
  await expectPolish(app)
  await app.paste('./..... x')
  await expect(app.page.getByText('To nie jest pozycja: strona na ruchu to r lub b, a nie "x"')).toBeVisible()
  await app.button('Poddaj').click()
  await expect(app.headline).toHaveText('Przegrywasz: partia poddana')
  await expectPolish(app)
})

test('Learn, tries that miss and tries that solve', async ({ app }) => {
  for (const [step, miss, goal] of [
    ['chain', 'c5', 'b3'],
    ['sides', 'c9', 'c2'],
    ['win', 'c4', 'c5'],
    ['draw', null, 'b1'],
    ['swap', 'a1', null],
  ] as const) {
    await app.open(`#learn/${step}`)
    await app.expectLoaded()
    for (const name of [miss, goal]) {
      if (name === null) continue
      await app.node(name).click()
      await expectPolish(app)
    }
  }
  await app.button('Zamień kolory').click()
  await expectPolish(app)
})

test('Puzzles, with hints, a wrong move and the solution', async ({ app }) => {
  await app.open('#learn/puzzles')
  await expect(app.button('Pomiń')).toBeVisible()
  await expectPolish(app)
  for (let hint = 0; hint < 3; hint++) await app.button('Następna podpowiedź').click()
  await expectPolish(app)
  await app.board.locator('[data-node][aria-disabled="false"]').last().click()
  await expectPolish(app)
  await app.button('Pokaż rozwiązanie').click()
  await expectPolish(app)
})

test('Library, with what comes in and what does not, and its dialogs', async ({ app }) => {
  await app.page.goto('./#library')
  await expect(app.page.getByRole('main').getByRole('status').filter({ hasText: 'wpisów' })).toHaveText('16 wpisów')
  await expectPolish(app)
  await app.page.getByRole('row', { name: 'Cichy ruch' }).click()
  await expectPolish(app)
  await app.paste('dzień dobry')
  await expect(
    app.page.getByText('Wiersz 1 nie jest ani zapisem SGF, ani pozycją, ani partią CodeCup: „dzień dobry”.'),
  ).toBeVisible()
  await app.paste('(;GM[531]RE[B+R]TAG[x];B[a1];W[b1])\n(;GM[531];B[a1])')
  await expect(app.page.getByText('Zaznaczono 2')).toBeVisible()
  await expectPolish(app)
  await app.button('Eksportuj').click()
  await expectPolish(app)
  await app.page.keyboard.press('Escape')
  await app.button('Usuń').click()
  await expect(app.page.getByText('Usunięto 2 wpisy')).toBeVisible()
  await expectPolish(app)
  await app.button('Cofnij to').click()
  await app.page.getByRole('row', { name: 'Partia' }).first().click()
  await expectPolish(app)
  await app.page.getByRole('searchbox').fill('nic takiego')
  await expect(app.button('Pokaż wszystko')).toBeVisible()
  await expectPolish(app)
  await app.page.evaluate(() => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([''], 'x'))
    document.dispatchEvent(new DragEvent('dragover', { dataTransfer }))
  })
  await expect(app.page.getByRole('status').filter({ hasText: 'Upuść, aby otworzyć w bibliotece' })).toBeVisible()
  await expectPolish(app)
  await app.page.goto('./#inspect')
  await app.button('Więcej').click()
  await app.page.getByRole('menuitem', { name: 'Zapisz pozycję' }).click()
  await expect(app.page.getByRole('dialog')).toBeVisible()
  await expectPolish(app)
})

test('Inspect', async ({ app }) => {
  await app.open('#inspect')
  await expectPolish(app)
  for (const overlay of ['Odległości od krawędzi', 'Wartość po każdym ruchu', 'Nic']) {
    await app.choose('Nakładka', overlay)
    await expectPolish(app)
  }
  await app.page.getByLabel('Stawiaj czerwone').check()
  await app.node('a1').click()
  await app.node('d1').click()
  await expect(app.page.getByText('Ta pozycja nie może powstać')).toBeVisible()
  await app.page.getByLabel('Kod pozycji').fill('./..... x')
  await app.page.getByLabel('Kod pozycji').press('Enter')
  await expect(app.page.getByText(/To nie jest pozycja: .*"x"/)).toBeVisible()
  await expectPolish(app)
  await app.page.getByLabel('Pokaż tablice odległości').check()
  await app.button('Krok wstecz').click()
  // In bold are the distances that the round has changed.
  const cells = app.page.getByRole('gridcell')
  const bold = () => cells.evaluateAll((all) => all.findIndex((cell) => getComputedStyle(cell).fontWeight === '700'))
  await expect.poll(bold).not.toBe(-1)
  await cells.nth(await bold()).hover()
  await expectPolish(app)
  await app.page.getByLabel('Pokaż planszę').check()
  await app.button('Wyczyść').click()
  await app.page.getByLabel('Pokaż test końca').check()
  await expectPolish(app)
  await app.button('Pokaż przykład ze sprawozdania').click()
  await expect(app.page.getByText('Trzy są niepuste: wygrał Niebieski.')).toBeVisible()
  await expectPolish(app)
  await app.button('Jeden pion wstecz').click()
  await expectPolish(app)
})

test('Replay', async ({ app }) => {
  await app.open('#replay')
  await expectPolish(app)
  await app.page.getByText('Więcej ustawień: ').click()
  await expectPolish(app)
  await app.choose('Tablica przejść', 'z symetriami')
  await app.button('Nagraj').click()
  await expect(app.page.getByText(/Nagrano [\d\s]+ zdarze/)).toBeVisible()
  await app.button('Więcej').click()
  await app.page.getByRole('menuitem', { name: 'Porównaj z drugim przeszukiwaniem…' }).click()
  await app.choose('Przeszukiwanie', 'Minimaks')
  await expectPolish(app)
  await app.button('Nagraj').click()
  await expect(app.page.getByText(/Minimaks: Nagrano/)).toBeVisible()
  await app.button('Następne odcięcie').click()
  await expect(app.page.getByRole('region', { name: 'Drzewo', exact: true }).getByRole('paragraph').first()).toHaveText(
    / ma już \S+ ruchem \w+; po \w+ \S+ osiąga .*: odcięcie\. \d+ ruch/,
  )
  await expectPolish(app)
  // A number of five digits, as Polish writes it.
  await expect(
    app.page.getByRole('region', { name: 'Odtwarzanie', exact: true }).getByText(/ z \d{2}\s\d{3} odwiedzon/),
  ).toBeVisible()
})

test('the report’s tables and guesses', async ({ app }) => {
  await app.page.goto('./#report')
  await app.page.getByText('Najbliższy domysł o stanie 2').first().click()
  await app.page.getByText('Dlaczego niektóre liczby się różnią').click()
  await expectPolish(app)
  await app.page.goto('./#report/guesses')
  await expectPolish(app)
  await app.page.getByRole('textbox', { name: 'Ile pozycji sprawdzić' }).fill('400')
  await app.page.getByRole('textbox', { name: 'Ile pozycji sprawdzić' }).press('Tab')
  await app.button('Zgaduj').click()
  await expect(app.page.getByRole('list', { name: 'Najbliższe domysły' })).toBeVisible()
  await expectPolish(app)
})

test('Compare, with an evaluator of a player', async ({ app }) => {
  await app.page.goto('./#experiments/compare')
  await app.page.getByText('Więcej ustawień').click()
  await app.page
    .getByRole('group', { name: 'Funkcja oceny każdego przeszukiwania' })
    .getByRole('button', { name: 'NegaScout' })
    .click()
  await app.page.getByRole('option', { name: 'Tkacz' }).click()
  for (const depth of ['4', '5'])
    await app.page.getByRole('toolbar', { name: 'Głębokości' }).getByRole('button', { name: depth }).click()
  await app.button('Porównaj').click()
  await expect(app.page.getByText('Inna funkcja oceny daje inne odcięcia')).toBeVisible({ timeout: 30_000 })
  await expect(app.page.getByRole('region', { name: 'Skąd ta różnica?' })).toContainText('To różne drzewa')
  await expectPolish(app)
})

test('an accuracy study of another evaluator than f', async ({ app }) => {
  await app.page.goto('./#experiments/accuracy')
  await app.button('Własne…').click()
  await app.page.getByText('Więcej ustawień').click()
  await app.choose('Funkcja oceny', 'Tkacz')
  for (const name of ['Piony, od', 'Po ile pozycji']) {
    await app.page.getByRole('textbox', { name }).fill(name === 'Piony, od' ? '20' : '3')
    await app.page.getByRole('textbox', { name }).press('Tab')
  }
  await expectPolish(app)
  await app.button('Start').click()
  await expect(app.page.getByRole('main').getByRole('status').filter({ hasText: 'Sprawdzono' })).toBeVisible({
    timeout: 60_000,
  })
  await expect(app.page.getByText('ocenia Tkacz').first()).toBeVisible()
  await expectPolish(app)
})

test('Experiments, from the form to the results', async ({ app }) => {
  await app.page.goto('./#experiments/searches')
  await expectPolish(app)
  await app.button('Własne…').click()
  await app.page.getByRole('textbox', { name: 'Piony' }).fill('0')
  await app.page.getByRole('textbox', { name: 'Piony' }).press('Tab')
  await expect(app.page.getByText('Jest tylko 1 pozycja z tyloma pionami.')).toBeVisible()
  await app.page.getByText('Własne', { exact: true }).click()
  await app.page.getByLabel('Jedna pozycja w wierszu').fill('./..... r\n./..... x')
  await expect(app.page.getByText('Wiersz 2: strona na ruchu to r lub b, a nie "x"')).toBeVisible()
  await expectPolish(app)
  await app.page.getByLabel('Jedna pozycja w wierszu').fill('./..... r')
  await app.page.getByRole('toolbar', { name: 'Głębokości' }).getByRole('button', { name: '8' }).click()
  await app.page.getByRole('checkbox', { name: 'Tkacz' }).check()
  const weights = {
    format: 'poly-y evaluator',
    version: 1,
    madeBy: '',
    evaluator: { kind: 'linear', phases: [{ piecesToWin: -1, corners: 3 }], attack: 0 },
  }
  await app.page
    .getByRole('region', { name: 'Nowy eksperyment' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'moje.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(weights)) })
  await expect(app.page.getByRole('checkbox', { name: 'moje' })).toBeChecked()
  await expectPolish(app)
  await app.button('Start').click()
  await expect(app.page.getByText(/^Zakończono .*przeszukiwa/)).toBeVisible({ timeout: 20_000 })
  await app.page.getByText('Pudełka').click()
  await app.button('Działania').click()
  await app.page.getByRole('menuitem', { name: 'To samo w terminalu' }).click()
  await expect(app.page.getByText('Funkcja oceny jest czytana z pliku moje.json')).toBeVisible()
  await expectPolish(app)
  await app.page.keyboard.press('Escape')
  await app.button('Działania').click()
  await app.page.getByRole('menuitem', { name: 'Usuń' }).click()
  await expect(app.page.getByText('Usunięto:')).toBeVisible()
  await expectPolish(app)
})

test('Claims, tested', async ({ app }) => {
  await app.page.goto('./#report/claims')
  await app.button('Zmierz ponownie…').click()
  await app.choose('Plansza', '3 pierścienie, pola: 16')
  await app.page.getByText('Tyle samo', { exact: true }).click()
  for (const [name, value] of [
    ['Piony', '10'],
    ['Pozycje', '2'],
  ] as const) {
    await app.page.getByRole('textbox', { name }).fill(value)
    await app.page.getByRole('textbox', { name }).press('Tab')
  }
  await app.button('Sprawdź wszystkie').click()
  for (const summary of await app.page.getByRole('article').locator('summary').all()) await summary.click()
  // A quotation is in its own language already.
  await expect(app.page.getByRole('article').locator('blockquote')).toHaveCount(16)
  await expect(app.page.getByRole('article').locator('q')).toHaveCount(0)
  await expect(app.page.getByRole('article').getByRole('status').filter({ hasText: 'Zakończono' })).toHaveCount(11, {
    timeout: 60_000,
  })
  await expectPolish(app)
})
