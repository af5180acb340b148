import type { FileRef } from '@rondo/contract/kit/shapes';
import { type TemplateDetail, templateApi } from '@rondo/contract/template';
import type { VersionDifference } from '@rondo/contract/template-difference';
import type { ReactNode } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { usePhotos } from '../../../shared/photo/use-photos.ts';
import { DetailDrawer, DrawerHead } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { PhotoGrid } from '../../../shared/ui/drawer/photo-grid.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { categoryLines, settingLines } from './compare-lines.ts';
import type { VersionPair } from './use-compared.ts';
import './compare.css';

interface Props {
  detail: TemplateDetail;
  pair: VersionPair;
  onPair: (pair: VersionPair) => void;
  onClose: () => void;
}

/** What was added, removed, changed and moved between any two versions. */
export function CompareDrawer({ detail, pair, onPair, onClose }: Props) {
  const t = useT();
  const found = useCall(templateApi.compare, {
    id: detail.id,
    beforeVersionId: pair.from,
    versionId: pair.to,
  });
  const versions = detail.versions.map(({ id, no, publishedAt }) => ({
    value: id,
    label: t(publishedAt === null ? 'template.draftNo' : 'template.versionNo', { no }),
  }));
  return (
    <DetailDrawer label={t('template.compare.title')} onClose={onClose}>
      <DrawerHead title={t('template.compare.title')} place={detail.name} />
      <div className="drawer-section te-pair">
        {(['from', 'to'] as const).map((side) => (
          <SelectField
            key={side}
            label={t(`template.compare.${side}`)}
            value={pair[side]}
            options={versions}
            onChange={(id) => id && onPair({ ...pair, [side]: id })}
          />
        ))}
      </div>
      {found.isError && <LoadFailure failure={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <SkeletonRows rows={4} />}
      {found.data && <Difference found={found.data} />}
    </DetailDrawer>
  );
}

function Difference({ found }: { found: VersionDifference }) {
  const t = useT();
  const [categories, settings] = [categoryLines(found, t), settingLines(found, t)];
  const covers = found.cover ? [found.cover] : [];
  const counts = [found.added, found.removed, found.changed, found.moved, categories, covers, settings];
  if (counts.every((list) => list.length === 0)) {
    return <p className="drawer-section meta">{t('template.compare.none')}</p>;
  }
  const placeOf = ({ category, position }: { category: string; position: number }) =>
    t('template.compare.place', { category, position });
  return (
    <>
      {(['added', 'removed'] as const).map((kind) => (
        <Part key={kind} title={t(`template.compare.${kind}`, { count: found[kind].length })} rows={found[kind]}>
          {(one) => <Line key={one.itemId} mark={kind} name={one.name} place={placeOf(one)} />}
        </Part>
      ))}
      <Part title={t('template.compare.changed', { count: found.changed.length })} rows={found.changed}>
        {(one) => (
          <Line key={one.itemId} mark="changed" name={one.name} place={one.category}>
            <dl className="te-compare-fields">
              {one.fields.map(({ field, before, after, photos }) =>
                photos ? (
                  <PhotoChange key={field} {...photos} label={t('template.item.standardPhotos')} />
                ) : (
                  <Change key={field} label={t(`template.importing.field.${field}`)} before={before} after={after} />
                ),
              )}
            </dl>
          </Line>
        )}
      </Part>
      <Part title={t('template.compare.moved', { count: found.moved.length })} rows={found.moved}>
        {(one) => (
          <Line
            key={one.itemId}
            mark="moved"
            name={one.name}
            place={`${placeOf(one.before)} → ${placeOf(one.after)}`}
          />
        )}
      </Part>
      <Part title={t('template.compare.categories', { count: categories.length })} rows={categories}>
        {(line) => (
          <li key={line} className="te-compare-line">
            {line}
          </li>
        )}
      </Part>
      <Part title={t('template.cover')} rows={covers}>
        {(one) => (
          <li key="cover" className="te-compare-line">
            <dl className="te-compare-fields">
              <PhotoChange {...one} label={t('template.cover')} />
            </dl>
          </li>
        )}
      </Part>
      <Part title={t('template.compare.settings', { count: settings.length })} rows={settings}>
        {(one) => (
          <li key={one.label} className="te-compare-line">
            <dl className="te-compare-fields">
              <Change {...one} />
            </dl>
          </li>
        )}
      </Part>
    </>
  );
}

interface PartProps<T> {
  title: string;
  rows: readonly T[];
  children: (row: T) => ReactNode;
}

/** Nothing where there is nothing. */
function Part<T>({ title, rows, children }: PartProps<T>) {
  if (rows.length === 0) return null;
  return (
    <section className="drawer-section">
      <h3>{title}</h3>
      <ul className="te-compare">{rows.map(children)}</ul>
    </section>
  );
}

interface LineProps {
  mark: 'added' | 'removed' | 'changed' | 'moved';
  name: string;
  place: string;
  children?: ReactNode;
}

const SIGNS = { added: '+', removed: '−', changed: '·', moved: '↕' } as const;

function Line({ mark, name, place, children }: LineProps) {
  return (
    <li className="te-compare-line" data-mark={mark}>
      <span className="te-compare-sign" aria-hidden>
        {SIGNS[mark]}
      </span>
      <div>
        <p className="te-compare-name">{name}</p>
        <p className="meta">{place}</p>
        {children}
      </div>
    </li>
  );
}

function Change({ label, before, after }: { label: string; before: string; after: string }) {
  const t = useT();
  const none = t('template.compare.empty');
  return (
    <div>
      <dt className="meta">{label}</dt>
      <dd>
        <del>{before || none}</del>
        <ins>{after || none}</ins>
      </dd>
    </div>
  );
}

interface PhotoChangeProps {
  before: readonly FileRef[];
  after: readonly FileRef[];
  label: string;
}

/** Pictures before and after, as pictures. */
function PhotoChange({ before, after, label }: PhotoChangeProps) {
  const t = useT();
  return (
    <div>
      <dt className="meta">{label}</dt>
      {[before, after].map((files, at) => (
        <dd key={at === 0 ? 'before' : 'after'}>
          <span className="meta">{t(at === 0 ? 'ui.photo.before' : 'ui.photo.after')}</span>
          <Pictures files={files} label={label} />
        </dd>
      ))}
    </div>
  );
}

function Pictures({ files, label }: { files: readonly FileRef[]; label: string }) {
  const t = useT();
  const photos = usePhotos(files, label);
  return photos.length === 0 ? t('template.compare.empty') : <PhotoGrid photos={photos} size={48} />;
}
