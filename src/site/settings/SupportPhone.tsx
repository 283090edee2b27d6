import { formatPhone } from '../../shared/format/phone.ts';
import { useSiteSettings } from './useSiteSettings.ts';

/** The support number as a tap-to-call link; nothing until it is known. */
export function SupportPhone({ className }: { className?: string | undefined }) {
  const phone = useSiteSettings()?.supportPhone;
  if (!phone) return null;
  return (
    <a className={className} href={`tel:${phone}`}>
      {formatPhone(phone)}
    </a>
  );
}
