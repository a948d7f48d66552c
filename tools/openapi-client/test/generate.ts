import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

/** The types of a client, as openapi-typescript reads them out of an openapi.json; files are Blobs, as its manual has it. */
export const generateTypes = async (address: string): Promise<string> => {
  const blob = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'))
  const nodes = await openapiTS(new URL(address), {
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  })
  return astToString(nodes)
}
