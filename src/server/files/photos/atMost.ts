/**
 * Lets so much work run at once and so much wait in line. What comes beyond is not begun: undefined.
 */
export function atMost({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0;
  const line: (() => void)[] = [];
  return <Result>(work: () => Promise<Result>): Promise<Result> | undefined => {
    if (running >= atOnce && line.length >= waiting) return undefined;
    return (async () => {
      if (running >= atOnce) await new Promise<void>((resolve) => line.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        // The place goes to the next in line.
        const next = line.shift();
        if (next) next();
        else running -= 1;
      }
    })();
  };
}
