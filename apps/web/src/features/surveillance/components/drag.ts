import type { DragEvent } from 'react';

/** What is carried over the page: a camera of the tree, or a cell of the wall. */
const CAMERA = 'application/x-rondo-camera';
const CELL = 'application/x-rondo-cell';

export const carryCamera = ({ dataTransfer }: DragEvent, id: string): void => dataTransfer.setData(CAMERA, id);
export const carryCell = ({ dataTransfer }: DragEvent, at: number): void => dataTransfer.setData(CELL, String(at));

export const isOurs = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer.types.includes(CAMERA) || dataTransfer.types.includes(CELL);

export function carried({ dataTransfer }: DragEvent): { camera: string } | { cell: number } | null {
  const camera = dataTransfer.getData(CAMERA);
  if (camera) return { camera };
  const cell = dataTransfer.getData(CELL);
  return cell === '' ? null : { cell: Number(cell) };
}
