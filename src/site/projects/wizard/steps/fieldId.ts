/** The id of a field's control, so that the list of errors can lead to it. */
export const fieldId = (field: string): string => `demande-${field}`;
