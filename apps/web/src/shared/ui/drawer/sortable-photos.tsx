import { arrayMove } from '@dnd-kit/sortable';
import { type KeyboardEvent, Suspense, useState } from 'react';
import { useT } from '../../i18n.tsx';
import { Grip } from '../grip.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { SortableArea, SortableRows, useSortableRow } from '../sortable.tsx';
import type { Photo } from './photo.ts';
import { PhotoButton, PhotoRemove } from './photo-grid.tsx';
import './photo.css';

const Viewer = lazyPart(() => import('./photo-viewer.tsx'));

type Props = {
  photos: readonly Photo[];
  onRemove: (photo: Photo) => void;
  /** The new order of all keys. */
  onOrder: (order: string[]) => void;
};

/** Small pictures that open in the viewer, dragged by their grip or moved with Alt + Left / Right. */
export default function SortablePhotos({ photos, onRemove, onOrder }: Props) {
  const t = useT();
  const [at, setAt] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const order = photos.map(({ key }) => key);
  const move = (from: number, to: number) => {
    const photo = photos[from];
    if (!photo || !photos[to] || from === to) return;
    onOrder(arrayMove(order, from, to));
    setSaid(t('app.order.moved', { name: photo.name, position: to + 1, total: photos.length }));
  };
  return (
    <SortableArea onDrop={(key, over) => move(order.indexOf(key), order.indexOf(over))}>
      <SortableRows ids={order} isGrid>
        <ul className="photo-grid">
          {photos.map((photo, index) => (
            <Tile
              key={photo.key}
              photo={photo}
              isAlone={photos.length === 1}
              onOpen={() => setAt(index)}
              onRemove={() => onRemove(photo)}
              onStep={(by) => move(index, index + by)}
            />
          ))}
        </ul>
      </SortableRows>
      <span className="visually-hidden" aria-live="polite">
        {said}
      </span>
      {at !== null && (
        <Suspense fallback={null}>
          <Viewer photos={photos} start={at} onClose={() => setAt(null)} />
        </Suspense>
      )}
    </SortableArea>
  );
}

type TileProps = {
  photo: Photo;
  /** There is nothing to move it before or behind. */
  isAlone: boolean;
  onOpen: () => void;
  onRemove: () => void;
  onStep: (by: -1 | 1) => void;
};

function Tile({ photo, isAlone, onOpen, onRemove, onStep }: TileProps) {
  const { row, grip, listeners, style } = useSortableRow(photo.key, isAlone);
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null;
    if (by === null || !event.altKey) return;
    event.preventDefault();
    onStep(by);
  };
  return (
    <li ref={row} style={style}>
      <PhotoButton photo={photo} style={{ width: 72, height: 72 }} onClick={onOpen} />
      <PhotoRemove photo={photo} onRemove={onRemove} />
      {!isAlone && (
        <Grip
          ref={grip}
          className="photo-grip"
          name={photo.name}
          keys="Alt+ArrowLeft Alt+ArrowRight"
          {...listeners}
          onKeyDown={press}
        />
      )}
    </li>
  );
}
