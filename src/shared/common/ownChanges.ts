/**
 * What a search box asked its list for and has not seen come back, the first asked first. A search that comes back
 * late, where the list is drawn slowly, takes no letter away that was typed since.
 */
export class SearchesUnderway {
  #texts: string[] = [];

  add(text: string): void {
    this.#texts.push(text);
  }

  /** Whether the list's search is one that was asked for here; those asked before it are over with it. */
  end(text: string): boolean {
    const place = this.#texts.indexOf(text);
    this.#texts.splice(0, place + 1);
    return place >= 0;
  }
}
