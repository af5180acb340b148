import { LEAK_UPLOAD, type LeakFound, leakApi } from '@rondo/contract/leak';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { Refusal } from '../../../shared/http/refusal.ts';
import { upload } from '../../../shared/http/upload.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { FileDrop } from '../../../shared/ui/form/file-drop.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';
import { DayActivity } from './day-activity.tsx';

interface Read {
  name: string;
  found: LeakFound | null;
}

/** Takes a picture of a leak and says whose id is in it. */
export function PictureCard() {
  const t = useT();
  const format = useFormat();
  const [read, setRead] = useState<Read | 'reading' | null>(null);
  const look = async ([file]: File[]) => {
    if (!file) return;
    setRead('reading');
    try {
      const { found } = await upload(leakApi.picture, {}, [file]);
      setRead({ name: file.name, found });
    } catch (cause) {
      // What the server refuses is told by the call itself.
      setRead(null);
      if (!(cause instanceof Refusal)) throw cause;
    }
  };
  return (
    <section className="card leak-card" aria-label={t('leak.picture.title')}>
      <h2>{t('leak.picture.title')}</h2>
      <p className="field-hint">{t('leak.picture.hint')}</p>
      <FileDrop
        label={t('leak.picture.drop')}
        accept={['image/jpeg', 'image/png', 'image/webp']}
        isDisabled={read === 'reading'}
        onFiles={(files) => void look(files)}
      >
        <span className="meta">{t('leak.picture.formats', { max: format.bytes(LEAK_UPLOAD.maxBytes) })}</span>
      </FileDrop>
      {read === 'reading' && (
        <p className="leak-reading" role="status">
          <Spinner size={16} />
          {t('leak.picture.reading')}
        </p>
      )}
      {read !== null && read !== 'reading' && <Answer read={read} />}
    </section>
  );
}

function Answer({ read: { name, found } }: { read: Read }) {
  const t = useT();
  if (!found) {
    return (
      <div className="leak-answer" data-found="false" role="status">
        <StatusIcon shape="cross" tone="mute" size={20} />
        <div>
          <strong>{t('leak.picture.none')}</strong>
          <p className="meta">{t('leak.picture.noneHint')}</p>
          <p className="meta leak-name">{name}</p>
        </div>
      </div>
    );
  }
  const { member, state, day, way } = found;
  return (
    <div className="leak-answer" data-found="true" role="status">
      <StatusIcon shape="check" tone="ok" size={20} />
      <div>
        <p className="leak-person">
          <strong>{member.name}</strong>
          <StateLabel object="member" state={state} />
        </p>
        <Facts
          items={[
            { label: t('leak.picture.day'), value: <span className="num">{day}</span> },
            { label: t('leak.picture.way'), value: t(`leak.picture.${way}`) },
            { label: t('leak.picture.file'), value: <span className="leak-name">{name}</span> },
          ]}
        />
        <DayActivity of={found} day={day} />
      </div>
    </div>
  );
}
