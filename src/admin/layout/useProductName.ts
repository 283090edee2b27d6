import { useEffect, useState } from 'react';
import { api } from '../providers/api.ts';

/** The name by default (design §8), shown until the settings have come. */
const DEFAULT_NAME = 'Oasis';

let asked: Promise<string> | undefined;

async function askName(): Promise<string> {
  const settings = await api.get('/get-site-settings');
  return settings.ok ? settings.entity.name : DEFAULT_NAME;
}

export function useProductName(): string {
  const [name, setName] = useState(DEFAULT_NAME);
  useEffect(() => {
    let shown = true;
    asked ??= askName();
    asked.then((answer) => shown && setName(answer));
    return () => {
      shown = false;
    };
  }, []);
  return name;
}
