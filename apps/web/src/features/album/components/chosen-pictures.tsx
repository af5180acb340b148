import type { ActProps } from './act-props.ts';
import './album.css';

/** What a form is about: the pictures in small. */
export function ChosenPictures({ pictures, addressOf }: Pick<ActProps, 'pictures' | 'addressOf'>) {
  return (
    <div className="album-chosen">
      {pictures.map(({ id, file }) => (
        <img key={id} src={addressOf(file.thumbPath ?? file.path)} alt="" />
      ))}
    </div>
  );
}
