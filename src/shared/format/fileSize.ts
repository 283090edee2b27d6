const units = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** A file size from Bytes to GB, with at most one decimal (specification §5, file preview). */
export function formatFileSize(bytes: number): string {
  let power = 0;
  let size = bytes;
  while (toOneDecimal(size) >= 1024 && power < units.length - 1) {
    size /= 1024;
    power += 1;
  }
  return `${toOneDecimal(size).toLocaleString('fr-FR')} ${units[power]}`;
}

/** Rounded before the unit is chosen, so that 1 048 575 is 1 MB and not 1 024 KB. */
const toOneDecimal = (size: number): number => Number(size.toFixed(1));
