/**
 * What was asked for here and has not come back yet, the first asked first: what a field asks of the address comes back
 * late where a page is drawn slowly, and then takes nothing away that was typed or chosen since.
 */
export class OwnChanges {
  #texts: string[] = [];

  add(text: string): void {
    this.#texts.push(text);
  }

  /** Whether what came back was asked for here; what was asked before it is over with it. */
  end(text: string): boolean {
    const place = this.#texts.indexOf(text);
    this.#texts.splice(0, place + 1);
    return place >= 0;
  }

  /** Nothing is awaited any more. */
  clear(): void {
    this.#texts = [];
  }
}
