/** The drawings of the form for who does not read, on the grid of `Icon`. */
export const listenShapes = {
  camera:
    'M4 7.5h3.5L9 5h6l1.5 2.5H20a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 18V9A1.5 1.5 0 0 1 4 7.5zM12 10a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z',
  erase: 'M8.5 5.5H21v13H8.5L2.5 12zM11.5 9l6 6M17.5 9l-6 6',
} as const;
