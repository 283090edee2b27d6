import { useEffect, useState } from 'react';
import type { PublicSettings } from '../../shared/settings/views.ts';
import { api } from '../providers/api.ts';

/** What holds until the settings have come, and where they do not (design §8). */
const defaults = { name: 'Oasis', isGated: false };

type Settings = Pick<PublicSettings, keyof typeof defaults>;

let asked: Promise<Settings> | undefined;

async function askSettings(): Promise<Settings> {
  const settings = await api.get('/get-site-settings');
  return settings.ok ? settings.entity : defaults;
}

/** The product's name, and whether the site asks for the preview password. */
export function useSettings(): Settings {
  const [settings, setSettings] = useState<Settings>(defaults);
  useEffect(() => {
    let shown = true;
    asked ??= askSettings();
    asked.then((answer) => shown && setSettings(answer));
    return () => {
      shown = false;
    };
  }, []);
  return settings;
}
