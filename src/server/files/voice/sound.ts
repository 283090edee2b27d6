/** What a file holds, as its container says. A file with neither a picture nor one track of sound is not understood. */
export interface Sound {
  hasPicture: boolean;
  /** Counted on what is stored, not on what the head says; zero where nothing is. */
  seconds: number;
}
