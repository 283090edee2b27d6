import { type RouterLocation, useLocation, useResourceDefinitions } from 'react-admin';

/** A record's screen is one level below its list. */
const isRecord = (pathname: string): boolean => /^\/[^/]+\/./.test(pathname);

/** The state of a location reached from `here`: where the person was, over any number of records. */
export function withOrigin(state: RouterLocation['state'], here: RouterLocation): { cameFrom?: string } {
  return { ...state, cameFrom: isRecord(here.pathname) ? here.state?.cameFrom : here.pathname + here.search };
}

/** The list that led to this screen, at its page and under its filter; `list` where none did. */
export function usePreviousList(list: string): string {
  const cameFrom: string | undefined = useLocation().state?.cameFrom;
  const resources = useResourceDefinitions();
  const name = cameFrom?.match(/^\/([^/?]+)/)?.[1] ?? '';
  return cameFrom && resources[name]?.hasList ? cameFrom : list;
}
