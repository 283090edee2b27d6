import { useSearchParams } from 'react-router-dom';

/** Specification §9: the rows of a page. */
export const PER_PAGE = 10;

/** The page of a list that its address names, from 1, the range to ask the server for, and the way to another page. */
export function useAddressPage() {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page')) || 1));
  return {
    page,
    range: JSON.stringify([(page - 1) * PER_PAGE, page * PER_PAGE - 1]),
    goTo: (wanted: number) => setParams(wanted === 1 ? {} : { page: String(wanted) }),
  };
}
