import { createRoot } from 'react-dom/client'
import { applyTheme } from '../admin/shell/theme.ts'
import { renderStaffArea } from './staff-area.tsx'
import '../admin/staff.css'

applyTheme()
const element = document.getElementById('root')
if (element) renderStaffArea(createRoot(element))
