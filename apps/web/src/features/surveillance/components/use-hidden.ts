import { useEffect, useState } from 'react';

/** Whether the page has been out of sight for so long, ms. */
export function useHidden(forMs: number): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const change = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') timer = setTimeout(() => setHidden(true), forMs);
      else setHidden(false);
    };
    change();
    document.addEventListener('visibilitychange', change);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', change);
    };
  }, [forMs]);
  return isHidden;
}
