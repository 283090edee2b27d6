/** The all-zero id: "none chosen" (specification §3, select options; §9). */
export const NO_ID = '00000000-0000-0000-0000-000000000000';

/** The id, or undefined where it is absent, empty or the all-zero one. */
export function realId(id: string | null | undefined): string | undefined {
  return id && id !== NO_ID ? id : undefined;
}
