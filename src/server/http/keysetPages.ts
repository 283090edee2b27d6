const PAGE = 500;

/**
 * All the rows of a list, read page by page: `read` gives those after the last row of the page before, at most `limit`.
 * Neither memory nor the time for one page grows with the list.
 */
export async function* keysetPages<Row>(
  read: (after: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last, PAGE);
    yield* rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}
