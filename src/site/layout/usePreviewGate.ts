import { useLocation } from 'react-router-dom';
import { isBehindGate, ORIGIN_PARAMETER, PREVIEW_PAGE } from '../../shared/preview/gate.ts';
import { hasPreviewFlag } from '../../shared/preview/previewFlag.ts';
import { useHydrated } from '../rendering/rendering.ts';
import { useSiteSettings } from '../settings/useSiteSettings.ts';

/** Goes with the visitor who has just left the preview, so that they see the page that leaving leads to. */
export const leftPreview = { hasLeftPreview: true } as const;

/**
 * Where a locked visitor is sent instead of this page, remembering it; undefined where the page is open. The server
 * decides when a page is loaded, this when one is walked to (specification §4).
 */
export function usePreviewGate(): string | undefined {
  const { pathname, search, hash, state } = useLocation();
  const isGated = useSiteSettings()?.isGated ?? false;
  const isHydrated = useHydrated();
  const isOpen =
    !isHydrated || !isGated || hasPreviewFlag() || !isBehindGate(pathname) || state?.hasLeftPreview === true;
  if (isOpen) return undefined;
  return `${PREVIEW_PAGE}?${new URLSearchParams({ [ORIGIN_PARAMETER]: `${pathname}${search}${hash}` })}`;
}
