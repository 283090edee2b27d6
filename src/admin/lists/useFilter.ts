import { useListContext } from 'react-admin';

/** One value of the list's filter. Choosing nothing takes it out, so that the address stays short. */
export function useFilter(name: string): [value: unknown, choose: (value: unknown) => void] {
  const { filterValues, setFilters } = useListContext();
  const choose = (value: unknown) => {
    const { [name]: _former, ...others } = filterValues;
    setFilters(value ? { ...others, [name]: value } : others);
  };
  return [filterValues[name], choose];
}
