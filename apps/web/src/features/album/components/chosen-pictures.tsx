import { isFilm } from '@rondo/domain/album';
import { Still } from '../../../shared/ui/drawer/still.tsx';
import type { ActProps } from './act-props.ts';
import './album.css';

/** What a form is about: the pictures in small. */
export function ChosenPictures({ pictures, addressOf }: Pick<ActProps, 'pictures' | 'addressOf'>) {
  return (
    <div className="album-chosen">
      {pictures.map(({ id, file, source }) => (
        <span key={id} className="photo">
          <Still src={addressOf(file.thumbPath ?? file.path)} isFilm={isFilm(source)} />
        </span>
      ))}
    </div>
  );
}
