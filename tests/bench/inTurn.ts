/** One after the other, for ever. Raises an Error where there are none. */
export function inTurn<Item>(items: readonly Item[]): () => Item {
  let at = 0;
  return () => {
    const item = items[at++ % items.length];
    if (item === undefined) throw new Error('There is nothing to ask for, or nobody who asks');
    return item;
  };
}
