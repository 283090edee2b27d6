import { useEffect, useState } from 'react';
import type { DraftFile } from '../draft/draft.ts';
import { blobKey } from '../storage/keys.ts';
import { wizardRecords } from '../storage/wizardRecords.ts';

const drawable: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** The address of a photo kept on this device, as long as it is shown. */
export function useThumbnail({ id, type }: Pick<DraftFile, 'id' | 'type'>): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!drawable.includes(type)) return;
    let made: string | undefined;
    let isGone = false;
    void wizardRecords.read<Blob>(blobKey(id)).then((bytes) => {
      if (!bytes || isGone) return;
      made = URL.createObjectURL(bytes);
      setAddress(made);
    });
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id, type]);
  return address;
}
