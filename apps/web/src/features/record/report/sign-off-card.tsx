import type { RecordDetail } from '@rondo/contract/record';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useFileUrl } from '../../../shared/http/file-url.ts';
import { useT } from '../../../shared/i18n.tsx';
import { palette } from '../../../shared/ui/tokens.ts';

/** Who signed for the store, on the light paper it was signed on. */
export function SignOffCard({ signOff }: Pick<RecordDetail, 'signOff'>) {
  const t = useT();
  const format = useFormat();
  const { url } = useFileUrl(signOff?.file?.path ?? null);
  if (!signOff) return null;
  return (
    <section className="card report-sign-off">
      <h2>{t('record.signOff.title')}</h2>
      <span className="report-signature" style={{ background: palette('light').surface }}>
        {url && <img src={url} alt={t('record.signOff.picture', { name: signOff.name })} />}
      </span>
      <p>{signOff.name}</p>
      <p className="meta num">{format.dateTime(signOff.at)}</p>
      {signOff.isBefore && <p className="meta">{t('record.signOff.before')}</p>}
    </section>
  );
}
