import type { FileRef } from '@rondo/contract/kit/shapes';
import { allItems, type CheckItem, type TemplateContent } from '@rondo/domain/scoring/template';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Cover } from '../../../shared/photo/cover.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { StatusIcon } from '../../../shared/ui/status/status-icon.tsx';
import { ShownStandardPhotos } from './standard-photos.tsx';
import './preview.css';

interface Props {
  name: string;
  content: TemplateContent;
  /** Of standard photos. */
  files: readonly FileRef[];
  cover: FileRef | null;
  /** Begins at this item. */
  startAt: string | null;
  onClose: () => void;
}

/** The check items one after the other, as the inspector's phone shows them. Nothing is kept. */
export function PreviewDialog({ name, content, files, cover, startAt, onClose }: Props) {
  const t = useT();
  const items = allItems(content);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      items.findIndex((item) => item.id === startAt),
    ),
  );
  const item = items[at];
  const category = content.categories.find((one) => one.items.some((other) => other.id === item?.id));
  return (
    <Dialog title={t('template.preview.title')} width={438} onClose={onClose}>
      {!item && <p className="meta">{t('template.preview.empty')}</p>}
      {item && (
        <div className="te-phone">
          <div className="te-phone-head">
            <strong className="ellipsis">{name}</strong>
            <span className="meta num">{t('template.preview.position', { index: at + 1, count: items.length })}</span>
          </div>
          <span className="te-ticks" aria-hidden>
            {items.map((one, index) => (
              <span key={one.id} data-on={index < at} data-now={index === at} />
            ))}
          </span>
          <div className="te-question">
            {at === 0 && <Cover file={cover} isLarge />}
            <p className="meta">{category?.name}</p>
            <h2>{item.name}</h2>
            {item.severity !== 'normal' && <StateLabel object="severity" state={item.severity} />}
            {item.showIf && <p className="meta">{t('template.preview.followUp')}</p>}
            {item.standard && <p className="te-standard">{item.standard}</p>}
            <ShownStandardPhotos key={item.id} item={item} files={files} />
          </div>
          <div className="te-answer">
            <PreviewAnswer key={item.id} item={item} />
            {item.note.phrases.length > 0 && (
              <p className="te-phrases">
                {item.note.phrases.map((phrase) => (
                  <span key={phrase}>{phrase}</span>
                ))}
              </p>
            )}
            {item.photo.rule !== 'none' && (
              <p className="meta">
                {t(`template.photoRule.${item.photo.rule}`)} ·{' '}
                {t('template.preview.photoNeed', { min: item.photo.min, max: item.photo.max })}
              </p>
            )}
          </div>
          <footer>
            <button type="button" className="button" disabled={at === 0} onClick={() => setAt(at - 1)}>
              {t('template.preview.previous')}
            </button>
            {item.photo.rule !== 'none' && (
              <span className="te-camera">
                <Camera size={18} strokeWidth={1.75} aria-hidden />
                {t('template.preview.photo')}
              </span>
            )}
            <button
              type="button"
              className="button button-primary"
              disabled={at >= items.length - 1}
              onClick={() => setAt(at + 1)}
            >
              {t('template.preview.next')}
            </button>
          </footer>
        </div>
      )}
    </Dialog>
  );
}

function PreviewAnswer({ item }: { item: CheckItem }) {
  const t = useT();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choose = (value: string) =>
    setChosen((now) => {
      if (item.answer !== 'multi') return [value];
      return now.includes(value) ? now.filter((one) => one !== value) : [...now, value];
    });
  const isJudged = item.answer === 'pass_fail';
  const choices = isJudged
    ? [
        { value: 'pass', label: t('template.pass'), shape: 'check' as const },
        { value: 'fail', label: t('template.fail'), shape: 'cross' as const },
      ]
    : item.options.map((option) => ({ value: option.id, label: option.text, shape: null }));
  const na = item.naAllowed ? [{ value: 'na', label: t('template.na'), shape: 'slash' as const }] : [];
  const isTyped = choices.length === 0 && item.answer !== 'photo';
  return (
    <>
      {isTyped && (
        <label className="field">
          <span className="field-label">{t(`template.answer.${item.answer}`)}</span>
          <span className="field-box">
            <input placeholder={item.answer === 'score' ? t('template.preview.score', { max: item.maxScore }) : ''} />
            {item.unit && <span className="meta">{item.unit}</span>}
          </span>
        </label>
      )}
      <div className="te-choices" data-row={isJudged}>
        {[...choices, ...na].map(({ value, label, shape }) => (
          <button
            key={value}
            type="button"
            className="button"
            aria-pressed={chosen.includes(value)}
            onClick={() => choose(value)}
          >
            {shape && <StatusIcon shape={shape} size={16} />}
            {label}
          </button>
        ))}
      </div>
    </>
  );
}
