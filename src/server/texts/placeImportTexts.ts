/** French sentences of an import of places, each after the line that it speaks of. */
export const placeImportTexts = {
  'placeImport.unreadable': 'Le fichier n’est pas un CSV lisible',
  'placeImport.columnMissing': 'La première ligne doit nommer les colonnes : %{columns}',
  'placeImport.tooManyLines': 'Le fichier a plus de %{count} lignes',
  'placeImport.lettersLost': 'Des lettres de cette ligne sont illisibles : enregistrez le fichier en « CSV UTF-8 »',
  'placeImport.kindUnknown': 'Le type est « quartier » ou « repère »',
  'placeImport.cityUnknown': 'Il n’y a pas de ville « %{name} »',
  'placeImport.districtUnknown': 'Il n’y a pas de quartier « %{name} » dans cette ville',
  'placeImport.notANumber': '« %{typed} » n’est pas un nombre de degrés',
  'placeImport.twice': 'Ce lieu est déjà à la ligne %{line}',
} as const;
