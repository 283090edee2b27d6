/** Loads what keeps the focus from being lost, once somebody works by keyboard: a telephone needs none of it. */
export function keepKeyboardFocus(): void {
  const load = ({ key }: KeyboardEvent) => {
    if (key !== 'Tab') return;
    removeEventListener('keydown', load);
    import('../../shared/client/keepFocus.ts').then(
      ({ keepFocus }) => keepFocus(),
      // Without the network now, the next Tab tries again.
      () => addEventListener('keydown', load),
    );
  };
  addEventListener('keydown', load);
}
