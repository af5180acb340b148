import type { CheckItem } from '@rondo/domain/scoring/template';
import { useT } from '../../../shared/i18n.tsx';
import type { RestOfSection } from '../draft/rest-of-section.ts';
import { Sheet } from './sheet.tsx';

type Props = {
  section: string;
  rest: RestOfSection;
  onPass: (items: readonly CheckItem[]) => void;
  onClose: () => void;
};

/** Before the rest of a section passes: how many do, and which have to be looked at one by one. */
export function RestSheet({ section, rest, onPass, onClose }: Props) {
  const t = useT();
  const { passing, left } = rest;
  return (
    <Sheet
      title={t('inspection.rest.title', { section })}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="button button-thumb" onClick={onClose}>
            {t('ui.cancel')}
          </button>
          <button
            type="button"
            className="button button-primary button-thumb"
            onClick={() => {
              onPass(passing);
              onClose();
            }}
          >
            {t('inspection.rest.pass', { count: passing.length })}
          </button>
        </>
      }
    >
      <p>{t('inspection.rest.what', { count: passing.length })}</p>
      {left.length > 0 && (
        <>
          <p className="thumb-label">{t('inspection.rest.left', { count: left.length })}</p>
          <ul className="rest-left">
            {left.map((item) => (
              <li key={item.id}>{item.name}</li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}
