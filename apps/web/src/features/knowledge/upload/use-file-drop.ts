import { type DragEvent, useRef, useState } from 'react';
import { droppedFiles, holdsFiles, type PickedFile } from './dropped-files.ts';

/** Makes a part of the page take files and folders that are dragged onto it. */
export function useFileDrop(isOn: boolean, onFiles: (files: PickedFile[]) => void) {
  const [isOver, setOver] = useState(false);
  // Entering a child comes before leaving its parent.
  const depth = useRef(0);
  const step = (by: number) => {
    depth.current = Math.max(depth.current + by, 0);
    setOver(depth.current > 0);
  };
  const taken = (event: DragEvent) => isOn && holdsFiles(event.dataTransfer);
  const target = {
    onDragEnter: (event: DragEvent) => taken(event) && step(1),
    onDragLeave: (event: DragEvent) => taken(event) && step(-1),
    onDragOver: (event: DragEvent) => {
      if (!taken(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    },
    onDrop: (event: DragEvent) => {
      if (!taken(event)) return;
      event.preventDefault();
      depth.current = 0;
      setOver(false);
      void droppedFiles(event.dataTransfer).then(onFiles);
    },
  };
  return { isOver, target };
}
