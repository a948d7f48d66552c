import { allCaseStatuses, caseStatuses, type CaseStage, type CaseStatus } from './case-status.ts'
import type { Case } from './case.ts'
import { basicIntakeKeys } from './fields/derive.ts'
import { intakeFields } from './fields/intake.ts'
import { role, type Role } from './roles.ts'

export const sections = ['active', 'inactive', 'archived'] as const
export type Section = (typeof sections)[number]

const documentWritten = ['DOC_GENERATED'] as const satisfies CaseStatus[]
const agentOpen = ['ASSIGNED_TO_AGENT', 'AGENT_IN_PROGRESS'] as const satisfies CaseStatus[]
const drafterOpen = ['READY_FOR_DRAFTER', 'DRAFTER_IN_PROGRESS'] as const satisfies CaseStatus[]
const agentDone = ['READY_FOR_DRAFTER', 'DRAFTER_IN_PROGRESS', 'READY_FOR_DOC', 'DOC_GENERATED'] as const satisfies CaseStatus[]
const drafterDone = ['READY_FOR_DOC', 'DOC_GENERATED'] as const satisfies CaseStatus[]
const tracked = allCaseStatuses.filter((s) => s !== 'ARCHIVED')

/** Per role: what counts as active on the dashboard, and from when the role's part is complete (spec §4). */
const roleViews: Record<
  Role,
  { active: readonly CaseStatus[]; completed: readonly CaseStatus[]; subtitle: string | null; emptyActive: string; seesArchived: boolean }
> = {
  ADMIN: {
    active: tracked.filter((s) => s !== 'DOC_GENERATED'),
    completed: documentWritten,
    subtitle: 'Active until document is generated · Archived are shown below',
    emptyActive: 'No active cases. Create one via Intake (Sample) or Custom Intake.',
    seesArchived: true,
  },
  AGENT: {
    active: agentOpen,
    completed: agentDone,
    subtitle: 'Active until handover to Drafter',
    emptyActive: 'No active cases for you right now.',
    seesArchived: false,
  },
  DRAFTER: {
    active: drafterOpen,
    completed: drafterDone,
    subtitle: 'Active from assignment until doc generation',
    emptyActive: 'No active cases for you right now.',
    seesArchived: false,
  },
  INITIATOR: { active: tracked, completed: [], subtitle: null, emptyActive: 'No active cases for you right now.', seesArchived: false },
}

/** Statuses of a dashboard section for a role; none for an archive that the role does not see. */
export const sectionStatuses = (viewer: Role, section: Section): CaseStatus[] => {
  const view = roleViews[viewer]
  if (section === 'archived') return view.seesArchived ? ['ARCHIVED'] : []
  return tracked.filter((s) => view.active.includes(s) === (section === 'active'))
}

/** The dashboard section in which a role finds a case of this status. */
export const sectionOf = (viewer: Role, status: CaseStatus): Section =>
  status === 'ARCHIVED' ? 'archived' : roleViews[viewer].active.includes(status) ? 'active' : 'inactive'

/** Sections that a role's dashboard has. */
export const sectionsOf = (viewer: Role): Section[] =>
  sections.filter((section) => section !== 'archived' || roleViews[viewer].seesArchived)
export const dashboardSubtitle = (viewer: Role): string | null => roleViews[viewer].subtitle
export const emptyActiveMessage = (viewer: Role): string => roleViews[viewer].emptyActive

/** 'Completed for you' (spec §4). */
export const isCompletedFor = (viewer: Role, status: CaseStatus): boolean => roleViews[viewer].completed.includes(status)

/** Whether analytics count a case as closed (spec §4). */
export const isClosed = (status: string): boolean => documentWritten.some((s) => s === status)
export const isArchived = (status: CaseStatus): boolean => status === 'ARCHIVED'
/** 'Assigned to nobody yet' badge of ADMIN's cards: on NEW cases (design §5). */
export const awaitsAgent = (status: CaseStatus): boolean => status === 'NEW'
/** Whether final submit was accepted and the document is being written. */
export const isWritingDocument = (status: CaseStatus): boolean => status === 'READY_FOR_DOC'
/** Whether the document page hints at generating one (spec §4, Document page). */
export const hintsAtDocument = (status: CaseStatus): boolean => ['READY_FOR_DOC', 'DOC_GENERATED', 'DRAFTER_IN_PROGRESS'].includes(status)

type Progress = { percent: number; tone: 'grey' | 'amber' | 'blue' | 'green'; agentDone: boolean; drafterDone: boolean; stage: CaseStage }
const stagePercent: Record<CaseStage, number> = { fresh: 0, agent: 50, drafter: 100, archived: 0 }

/** The progress bar of a case: 0, 50, 100 percent; grey at the start, amber in the agent's hands, blue after, green when drafted (spec §2, §4). */
export const progressOf = (status: CaseStatus): Progress => {
  const { stage } = caseStatuses[status]
  const isAgentDone = stage === 'drafter'
  const isDrafterDone = (drafterDone as readonly CaseStatus[]).includes(status)
  const tone = isDrafterDone ? 'green' : isAgentDone ? 'blue' : stage === 'agent' ? 'amber' : 'grey'
  return { percent: stagePercent[stage], tone, agentDone: isAgentDone, drafterDone: isDrafterDone, stage }
}

/** Which cards of the case page a role has (spec §2), and which start expanded. */
export const casePanels: Record<
  Role,
  { agentCard: boolean; drafterCard: boolean; siteReference: boolean; audit: boolean; allIntakeFields: boolean; intakeFiles: boolean }
> = {
  ADMIN: { agentCard: true, drafterCard: true, siteReference: true, audit: true, allIntakeFields: true, intakeFiles: true },
  AGENT: { agentCard: true, drafterCard: false, siteReference: false, audit: false, allIntakeFields: false, intakeFiles: false },
  DRAFTER: { agentCard: false, drafterCard: true, siteReference: true, audit: false, allIntakeFields: false, intakeFiles: false },
  INITIATOR: { agentCard: false, drafterCard: false, siteReference: false, audit: false, allIntakeFields: false, intakeFiles: false },
}
export const agentCardStartsOpen = (viewer: Role): boolean => viewer === role.AGENT
export const drafterCardStartsOpen = (viewer: Role, status: CaseStatus): boolean =>
  viewer === role.DRAFTER && drafterOpen.some((s) => s === status)

const intakeBase = new Set<string>(['id', 'application_number'].concat(basicIntakeKeys))
const intakeKeys = new Set<string>(['id'].concat(intakeFields.map((field) => field.key)))

/** What of a case's intake a role sees: ADMIN all, the others five basic fields and the application number (design §3). */
export const visibleIntake = (viewer: Role, intake: Case['intake']): Case['intake'] => {
  const allowed = casePanels[viewer].allIntakeFields ? intakeKeys : intakeBase
  return Object.fromEntries(Object.entries(intake).filter(([key]) => allowed.has(key))) as Case['intake']
}

/** A case without what a role may not see: the AGENT no drafter's fields, the INITIATOR neither (design §3, Who sees what). */
export const visibleCase = (viewer: Role, whole: Case): Case => {
  const { agent_updates, drafter_updates, sent_back, ...rest } = whole
  const panels = casePanels[viewer]
  const seesSite = panels.agentCard || panels.siteReference
  return {
    ...rest,
    intake: visibleIntake(viewer, whole.intake),
    ...(seesSite && agent_updates ? { agent_updates } : {}),
    ...(seesSite && sent_back !== undefined ? { sent_back } : {}),
    ...(panels.drafterCard && drafter_updates ? { drafter_updates } : {}),
  }
}
