import { builderWord } from '../../names/firm-names.ts'
import type { Party } from './parties.ts'

const builders = /^(?:developer|promoter|builder|company)/iu
const buildsForOwner = /\bconstruction\s+agreement\b|\bagreement\s+(?:for|of)\s+(?:the\s+)?construction\b/iu

/** Whether a paper lets a builder construct for who owns a share of the land. */
export const isConstruction = (text: string): boolean => buildsForOwner.test(text)

/** Whether a party builds, by its role or its name. */
export const isBuilder = ({ firm, role }: Party): boolean => firm !== null && (builders.test(role) || builderWord.test(firm))

/** Who lets a builder construct on a share of the land that he buys: his loan, though the paper calls him the owner. */
export const whoBuild = (text: string, parties: readonly Party[]): Party[] =>
  isConstruction(text) && parties.some(isBuilder) ? parties.filter(({ role, people }) => /^owners?$/iu.test(role) && people.length > 0) : []
