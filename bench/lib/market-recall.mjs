/**
 * Pages `questions` to their end and holds what they find against a look at every listing: how many were
 * missed, how many came twice, how many were not asked for, and how many questions were answered in another
 * order.
 */
export async function measureRecall({ market, questions, count, data }) {
  const startedAt = performance.now();
  const wanted = data.idsFor(questions, count);
  const totals = { queries: 0, listings: 0, pages: 0, missed: 0, doubled: 0, unasked: 0, misordered: 0 };
  for (const [n, question] of questions.entries()) {
    const found = [];
    for (let cursor = null; ;) {
      const page = await market.page(question, cursor);
      if (!page.ok) throw new Error(`${JSON.stringify(question)}: ${page.code}`);
      found.push(...page.value.cards.map(({ id }) => id));
      totals.pages += 1;
      cursor = page.value.next;
      if (cursor === null) break;
    }
    const distinct = new Set(found);
    const asked = new Set(wanted[n]);
    totals.queries += 1;
    totals.listings += wanted[n].length;
    totals.doubled += found.length - distinct.size;
    totals.missed += wanted[n].filter((id) => !distinct.has(id)).length;
    totals.unasked += [...distinct].filter((id) => !asked.has(id)).length;
    totals.misordered += found.some((id, place) => id !== wanted[n][place]) ? 1 : 0;
  }
  console.log('recall', JSON.stringify(totals), `${Math.round((performance.now() - startedAt) / 1000)} s`);
  return totals;
}
