import { type ComponentType, createContext, lazy, use, useState } from 'react';
import { useT } from '../i18n.tsx';
import './lazy-part.css';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

const Again = createContext<() => void>(() => {});

/**
 * A part of a page whose code comes when it is first shown, such as a dialog. When the network is gone or there is a new version,
 * only the part is missing: it says so and can be asked for again, the page and what was typed on it stay.
 */
export function lazyPart<P extends object>(load: Load<P>): ComponentType<P> {
  const attempt = (): ComponentType<P> =>
    lazy(async () => {
      try {
        return await load();
      } catch (cause) {
        console.warn('the code of a part did not load', cause);
        return { default: MissingPart };
      }
    });
  let current = attempt();
  return function LazyPart(props: P) {
    const [Part, setPart] = useState(() => current);
    const again = () => {
      current = attempt();
      setPart(() => current);
    };
    return (
      <Again value={again}>
        <Part {...props} />
      </Again>
    );
  };
}

function MissingPart() {
  const t = useT();
  const again = use(Again);
  return (
    <div className="part-missing" role="alert">
      <span>{t('ui.partMissing')}</span>
      <button type="button" className="button button-small" onClick={again}>
        {t('ui.retry')}
      </button>
    </div>
  );
}
