/** Matches and tournaments. */
export function ContestsTab() {
  return <section className="panel" />
}
