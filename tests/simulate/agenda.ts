/** Something that happens at a time of the simulated clock. */
export interface Planned {
  at: number;
  /** Of the request or the person it is about: breaks ties, so that the order is the seed's alone. */
  key: string;
  act: () => Promise<void>;
}

export interface Agenda {
  plan: (planned: Planned) => void;
  /** The time of the earliest; infinite where there is none. */
  next: () => number;
  take: () => Planned | undefined;
}

const isBefore = (one: Planned, other: Planned) => one.at < other.at || (one.at === other.at && one.key < other.key);

/** What the actors mean to do, the earliest first (a binary heap). */
export function createAgenda(): Agenda {
  const heap: Planned[] = [];
  const at = (index: number) => heap[index] as Planned;
  const swap = (one: number, other: number) => {
    [heap[one], heap[other]] = [at(other), at(one)];
  };
  return {
    plan(planned) {
      heap.push(planned);
      for (let child = heap.length - 1; child > 0; ) {
        const parent = (child - 1) >> 1;
        if (!isBefore(at(child), at(parent))) return;
        swap(child, parent);
        child = parent;
      }
    },
    next: () => heap[0]?.at ?? Number.POSITIVE_INFINITY,
    take() {
      const first = heap[0];
      const last = heap.pop();
      if (!first || !last || heap.length === 0) return first;
      heap[0] = last;
      for (let parent = 0; ; ) {
        let least = parent;
        for (const child of [2 * parent + 1, 2 * parent + 2])
          if (child < heap.length && isBefore(at(child), at(least))) least = child;
        if (least === parent) return first;
        swap(parent, least);
        parent = least;
      }
    },
  };
}
