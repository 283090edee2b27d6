const units = ['octets', 'Ko', 'Mo', 'Go'] as const;

/** A file size in French units, from bytes to gigabytes, with at most one decimal (specification §5, file preview). */
export function formatFileSize(bytes: number): string {
  let power = 0;
  let size = bytes;
  while (toOneDecimal(size) >= 1024 && power < units.length - 1) {
    size /= 1024;
    power += 1;
  }
  return `${toOneDecimal(size).toLocaleString('fr-FR')} ${power === 0 && size < 2 ? 'octet' : units[power]}`;
}

/** Rounded before the unit is chosen, so that 1 048 575 is 1 Mo and not 1 024 Ko. */
const toOneDecimal = (size: number): number => Number(size.toFixed(1));
