import { useSearchParams } from 'react-router';

/** The invitation at the right of the list, kept in the address so that other pages lead to it and going back closes it. */
export function useInvitePanel() {
  const [params, setParams] = useSearchParams();
  return {
    isOpen: params.get('panel') === 'invite',
    open: () =>
      setParams((current) => {
        const next = new URLSearchParams(current);
        next.delete('open');
        next.set('panel', 'invite');
        return next;
      }),
    close: () =>
      setParams((current) => {
        const next = new URLSearchParams(current);
        next.delete('panel');
        return next;
      }),
  };
}
