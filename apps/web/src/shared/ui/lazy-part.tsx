import { type ComponentType, createContext, lazy, use, useState } from 'react';
import { useT } from '../i18n.tsx';
import { type LoadCode, loadCode } from '../load-code.ts';
import './lazy-part.css';

/** Asks for the missing part again; how often that was done. */
const Again = createContext({ again: () => {}, times: 0 });

/**
 * A part of a page whose code comes when it is first shown, such as a dialog. When the network is gone or there is a new version,
 * only the part is missing: it says so and can be asked for again, the page and what was typed on it stay.
 */
export function lazyPart<P extends object>(load: LoadCode<ComponentType<P>>): ComponentType<P> {
  const attempt = (): ComponentType<P> =>
    lazy(async () => {
      try {
        return await loadCode(load);
      } catch (cause) {
        console.warn('the code of a part did not load', cause);
        return { default: MissingPart };
      }
    });
  let current = attempt();
  return function LazyPart(props: P) {
    const [{ Part, times }, setShown] = useState({ Part: current, times: 0 });
    const again = () => {
      current = attempt();
      setShown({ Part: current, times: times + 1 });
    };
    return (
      <Again value={{ again, times }}>
        <Part {...props} />
      </Again>
    );
  };
}

function MissingPart() {
  const t = useT();
  const { again, times } = use(Again);
  return (
    <div className="part-missing" role="alert">
      <span>{t('ui.partMissing')}</span>
      <button type="button" className="button button-small" onClick={again}>
        {t('ui.retry')}
      </button>
      {times > 0 && (
        <button type="button" className="button button-small" onClick={() => window.location.reload()}>
          {t('app.reload')}
        </button>
      )}
    </div>
  );
}
