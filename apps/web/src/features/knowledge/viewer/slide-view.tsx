import { useEffect, useRef } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { markPassage } from './find-passage.ts';
import { NotShownFace } from './not-shown.tsx';
import { releaseSlides, type Slide, slidesOf } from './slides.ts';
import { requireOpen, useDocument } from './use-document.ts';
import { ViewBody } from './view-body.tsx';
import { faultOf, type ViewerProps } from './viewer-props.ts';

/** A presentation as what its slides say and show, one below the other; not as they are laid out. */
export default function SlideView({ node, url, start, find }: ViewerProps) {
  const t = useT();
  const box = useRef<HTMLElement>(null);
  const read = useDocument(node.file?.id ?? '', url, (bytes) => {
    requireOpen(bytes);
    return slidesOf(bytes);
  });
  const slides = read.data;
  useEffect(() => (slides ? () => releaseSlides(slides) : undefined), [slides]);
  useEffect(() => {
    if (!slides || !box.current) return;
    const mark = find === '' ? null : markPassage(box.current, find);
    const wanted = mark ?? box.current.querySelector(`[data-slide="${start}"]`);
    wanted?.scrollIntoView({ block: mark ? 'center' : 'start' });
  }, [slides, find, start]);
  if (read.error) return <NotShownFace node={node} fault={faultOf(read.error)} onRetry={() => void read.refetch()} />;
  if (!slides) return <Spinner />;
  return (
    <ViewBody ref={box} className="slides" label={t('knowledge.view.content')}>
      <p className="view-note">{t('knowledge.view.slidesHint')}</p>
      {slides.map((slide, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slides are their places
        <SlideCard key={at} slide={slide} number={at + 1} />
      ))}
    </ViewBody>
  );
}

function SlideCard({ slide: { parts, notes }, number }: { slide: Slide; number: number }) {
  const t = useT();
  return (
    <section className="slide" data-slide={number} aria-label={t('knowledge.view.slide', { number })}>
      <p className="meta num">{t('knowledge.view.slide', { number })}</p>
      {parts.map((part, at) => {
        const key = `${part.kind} ${at}`;
        if (part.kind === 'picture') return <img key={key} src={part.url} alt={part.name} />;
        if (part.kind === 'table')
          return (
            <table key={key} className="view-table">
              <tbody>
                {part.rows.map((cells, row) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows are their places
                  <tr key={row}>
                    {cells.map((cell, column) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: cells are their places
                      <td key={column}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          );
        return (
          <div key={key} className={part.isTitle ? 'slide-title' : 'slide-text'}>
            {part.paragraphs.map(({ text, level }, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are their places
              <p key={line} style={{ paddingInlineStart: `${level * 1.5}em` }}>
                {text}
              </p>
            ))}
          </div>
        );
      })}
      {notes.length > 0 && (
        <details className="slide-notes">
          <summary>{t('knowledge.view.notes')}</summary>
          {notes.map((note, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are their places
            <p key={at}>{note}</p>
          ))}
        </details>
      )}
    </section>
  );
}
