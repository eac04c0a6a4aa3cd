import { api } from '@lavanda/shared';
import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import {
  cancelImportCall,
  listImportsCall,
  previewImportCall,
  startImportCall,
  undoImportCall,
} from '@lavanda/shared/contract/calls/imports';
import { requestOf } from '@lavanda/shared/contract/calls/requestOf';
import type { ImportJob, ImportOptions, ImportPreview } from '@lavanda/shared/contract/schemas/imports';
import type { SelectedFile } from './file';

const IMPORTS = { type: 'Cliente', id: 'IMPORTS' } as const;

/** Time limit of the calls that read a file, which may have 50,000 rows, ms. */
const FILE_WAIT = 300_000;

interface FileToRead {
  selected: SelectedFile;
  options: ImportOptions;
}

interface FileToImport extends FileToRead {
  /** Made by the browser, so that a retry starts no second import. */
  id: string;
}

const queryOf = ({ selected, options }: FileToRead) => ({ formato: selected.formato, opciones: JSON.stringify(options) });

/** Endpoints of the import of clientes. */
export const importApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    clientesPreviewImport: build.mutation<ImportPreview, FileToRead>({
      query: (read) => requestOf(previewImportCall, { query: queryOf(read) }, { file: read.selected.file, timeout: FILE_WAIT }),
    }),
    clientesStartImport: build.mutation<ImportJob, FileToImport>({
      query: ({ id, ...read }) => {
        const query = { ...queryOf(read), id, archivo: read.selected.nombre.slice(0, 200) };
        return requestOf(startImportCall, { query }, { file: read.selected.file, timeout: FILE_WAIT });
      },
      transformResponse: ({ importacion: job }: AnswerOf<typeof startImportCall>) => job,
      invalidatesTags: [IMPORTS],
    }),
    /** The imports of the last 30 days, newest first. */
    clientesImports: build.query<ImportJob[], void>({
      query: () => requestOf(listImportsCall),
      transformResponse: ({ importaciones: jobs }: AnswerOf<typeof listImportsCall>) => jobs,
      providesTags: [IMPORTS],
    }),
    clientesCancelImport: build.mutation<unknown, string>({
      query: (id) => requestOf(cancelImportCall, { body: { id } }),
      invalidatesTags: [IMPORTS],
    }),
    clientesUndoImport: build.mutation<unknown, string>({
      query: (id) => requestOf(undoImportCall, { body: { id } }),
      invalidatesTags: [IMPORTS],
    }),
  }),
});

export const {
  useClientesPreviewImportMutation,
  useClientesStartImportMutation,
  useClientesImportsQuery,
  useClientesCancelImportMutation,
  useClientesUndoImportMutation,
} = importApi;
