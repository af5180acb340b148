import { templateApi } from '@rondo/contract/template';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { useShareWords } from '../share-words.ts';

/** To whom and where the template is open, beside its name: a setting of its own, which no version and no lock keeps. */
export function ShareLine({ id, onOpen }: { id: string; onOpen: (() => void) | null }) {
  const t = useT();
  const words = useShareWords();
  const { data } = useCall(templateApi.get, { id }, { part: true });
  if (!data) return null;
  return (
    <section className="te-share-part" aria-label={t('template.share.title')}>
      <span className="field-label">{t('template.share.title')}</span>
      <span>{words(data.share)}</span>
      {onOpen && (
        <span>
          <Button onPress={onOpen}>{t('template.share.act')}</Button>
        </span>
      )}
    </section>
  );
}
